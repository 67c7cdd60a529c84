// Preloaded into a measured process: at its end, CPU seconds and peak memory go to the file that QM_USAGE names.
import { writeFileSync } from 'node:fs'

process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
  writeFileSync(
    process.env.QM_USAGE,
    JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 }),
  )
})
