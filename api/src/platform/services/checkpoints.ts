/**
 * Points between two commits at which a process may die, numbered in the order of a payment's life; each must be
 * recoverable from the database and the gateway alone. `proofs/chaos` kills at every one of them.
 */
const checkpoints = {
  intent_committed: 1,
  token_bound: 2,
  authorisation_answered: 3,
  authentication_recorded: 4,
  result_answered: 5,
  authorisation_recorded: 6,
  outcome_recorded: 7,
  capture_intended: 8,
  capture_answered: 9,
  capture_recorded: 10,
  completion_recorded: 11,
  cancellation_recorded: 12,
  release_answered: 13,
  release_recorded: 14,
} as const

export type Checkpoint = keyof typeof checkpoints
