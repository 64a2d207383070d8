/** Points between two commits at which a process may die; each must be recoverable from the database and the gateway alone. */
export type Checkpoint =
  | 'intent_committed' | 'token_bound' | 'authorisation_answered' | 'authentication_recorded'
  | 'result_answered' | 'authorisation_recorded'
  | 'capture_intended' | 'capture_answered' | 'capture_recorded' | 'release_answered'
