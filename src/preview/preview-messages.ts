import { messages } from '../kernel/messages.ts'

/** Findings about a preview itself. */
export const sayPreview = messages('preview', {
  'which-game': {
    severity: 'error',
    says: 'there is no game in this folder; say which one is to be looked at',
    explain:
      'A preview shows one game: that of the current folder, or the one that is named by its folder, by the file of a variant, or by the id of a shipped game.',
    bad: 'qm preview',
    good: 'qm preview ~/my-game\nqm preview zulu-spears',
  },
  'no-port': {
    severity: 'error',
    says: 'port {port} cannot be had: {reason}',
    explain:
      'The page of a preview is served to this computer at a port. Another program, maybe another preview, may have the one that was asked for.',
    bad: 'qm preview --port 80',
    good: 'qm preview             # the usual port, or any free one\nqm preview --port 8080',
  },
  'not-watched': {
    severity: 'warning',
    says: '{path} is not watched ({code}): changes in it show only when something else is saved',
    explain:
      'The system tells when files are saved, but it may refuse to: often there are more folders than it will watch for one user.',
    bad: 'a game in a folder with a hundred thousand others',
    good: 'a game in a folder of its own; on Linux also a larger fs.inotify.max_user_watches',
  },
  fault: {
    severity: 'error',
    says: 'the sheets could not be drawn: {problem}. This is a fault of Quartermaster, not of your files',
    explain: 'The sheets stay as they were, and are drawn again as soon as something is saved. Please report it.',
    bad: 'an exception while a sheet is drawn',
    good: 'a change that goes round it',
  },
})
