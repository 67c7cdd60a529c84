import { messages } from '../kernel/messages.ts'

/** Findings about what is to be played, whatever the game. */
export const say = messages('rules', {
  'no-rules': {
    severity: 'error',
    says: 'the game "{game}" has no rules that could be played',
    explain: 'A game without `rules:` in its game.yaml can be printed and checked, but not simulated.',
    bad: 'kind: game\nid: my-game',
    good: 'kind: game\nid: my-game\nrules: zulu-spears',
  },
  'unknown-rules': {
    severity: 'error',
    says: 'no rules model is called "{rules}"',
    explain: 'The rules of a game are a part of Quartermaster; its data name which of them it is played by.',
    bad: 'rules: zulu-spear',
    good: 'rules: zulu-spears',
  },
  'no-scenario': {
    severity: 'error',
    says: 'the game "{game}" has no scenario to play',
    explain: 'A scenario says with which decks, numbers and phases the game is played.',
    bad: 'kind: game   # and no file of kind: scenario',
    good: 'kind: scenario\nid: two-player\nmode: two-player',
  },
  'unknown-scenario': {
    severity: 'error',
    says: 'the game "{game}" has no scenario "{scenario}"',
    explain: 'Scenarios are named by their ids.',
    bad: '--scenario solo200',
    good: '--scenario solo-200',
  },
  'unknown-mode': {
    severity: 'error',
    says: 'the rules know no mode "{mode}"',
    explain: 'The mode is the form of the game within its rules, such as two-player or solo.',
    bad: 'mode: twoplayer',
    good: 'mode: two-player',
  },
  'unplayable-option': {
    severity: 'error',
    says: 'the rules cannot play the option "{option}" of the ruling "{ruling}"',
    explain: 'An option of the data must be one that the rules model knows, or it could only be printed.',
    bad: 'options: [{ value: sometimes, means: ... }]',
    good: 'options: [{ value: "yes", means: ... }]',
  },
  'unknown-side': {
    severity: 'error',
    says: 'the game has no side "{side}"',
    explain: 'Policies are given by side.',
    bad: '--policy zulus=keep',
    good: '--policy zulu=keep',
  },
  'unknown-policy': {
    severity: 'error',
    says: 'no policy "{policy}" for the side "{side}" in this game',
    explain:
      'A policy is a way of playing that has a name; which ones there are depends on the side and the form of the game.',
    bad: '--policy zulu=keeps',
    good: '--policy zulu=keep',
  },
  'policy-number': {
    severity: 'error',
    says: 'the policy "{policy}" {problem}',
    explain: 'Some policies take a number after a colon, such as the least total of an attack.',
    bad: '--policy zulu=hold',
    good: '--policy zulu=hold:60',
  },
  'unknown-restriction': {
    severity: 'error',
    says: 'no restriction "{restriction}" for the policy "{policy}" of the side "{side}"',
    explain: 'After a slash stands what a player does without, to see what it is worth to its side.',
    bad: '--policy zulu=keep/no-blod',
    good: '--policy zulu=keep/no-blood',
  },
  'policy-without-effect': {
    severity: 'note',
    says: 'nobody decides for the side "{side}" in the scenario "{scenario}"; its policy has no effect',
    explain: 'In a solo game one side follows the dice and cards alone.',
    bad: '--scenario solo --policy zulu=keep',
    good: '--scenario solo --policy british=keep',
  },
})
