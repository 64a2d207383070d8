import { createClient } from '@invoice-card/api-client'
import { collections, requestDrafts } from '@invoice-card/contracts'

/** The calls this remote makes. */
export const calls = createClient(collections)
export const draftCalls = createClient(requestDrafts)
