import { messages } from '../../kernel/messages.ts'

/** Findings of `qm new`. */
export const sayNew = messages('new', {
  'not-empty': {
    severity: 'error',
    says: '{path} is there already and holds {files}',
    explain: '`qm new` writes over nothing: a new game goes into a folder that is empty or not there yet.',
    bad: 'qm new data/zulu-spears',
    good: 'qm new my-game',
  },
  'file-there': {
    severity: 'error',
    says: 'there is a file {path} already',
    explain: '`qm new` writes over nothing. Choose another name, or move the file away.',
    bad: 'qm new change.yaml --variant-of zulu-spears   # twice',
    good: 'qm new second-change.yaml --variant-of zulu-spears',
  },
  'copy-of-variant': {
    severity: 'error',
    says: '{path} is the file of a variant, not the folder of a game',
    explain:
      'A variant has no files of its own to be copied, only what differs. A variant of it does the same, and stays small.',
    bad: 'qm new my-copy --from more-blood.yaml',
    good: 'qm new my-change.yaml --variant-of more-blood.yaml',
  },
})
