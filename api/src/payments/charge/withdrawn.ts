/** Refused by us: whatever the gateway holds for it is given back. */
export const withdrawn = (v_result_code: string) =>
  ({ status: 'declined', pending_action: 'release', v_result_code }) as const
