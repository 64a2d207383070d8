import { createClient } from '@invoice-card/api-client'
import { requestKeys } from '@invoice-card/contracts'
import { useCallback } from 'react'
import { useAnswer } from './use-answer.ts'

const client = createClient(requestKeys)

/** What a key stands for, asked without an account. */
export const fetchKeyInfo = (key: string, signal?: AbortSignal) =>
  client.getRequestKey({ params: { key } }, signal && { signal })

/** The same for a screen. */
export const useKeyInfo = (key: string) =>
  useAnswer(useCallback((signal: AbortSignal) => fetchKeyInfo(key, signal), [key]))
