/** The queue of this version: a worker of another one would play other games. */
export function queueName(version: string): string {
  return `quartermaster-${version}`
}
