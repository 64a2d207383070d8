/** What the queue holds of a job: its payload, and the trace it goes on in. */
export type QueuedData = Readonly<Record<string, unknown>> & { readonly traceparent?: string }

export const queuedDataOf = (payload: Record<string, unknown>, traceparent: string | null): QueuedData =>
  traceparent === null ? payload : { ...payload, traceparent }

export const payloadOf = ({ traceparent: _, ...payload }: QueuedData): Record<string, unknown> => payload
