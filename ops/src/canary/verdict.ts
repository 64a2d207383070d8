import type { Canary } from '@invoice-card/environment/schema'
import type { Evidence, VariantEvidence } from './evidence.ts'

/** `waiting`: too few documents to say anything. */
export interface Verdict {
  readonly state: 'waiting' | 'holds' | 'fails'
  /** With the figures that it rests on. */
  readonly why: string
}

/** One visitor's extension breaks each of his documents, and few visitors open as many. */
const fewestFailed = 3

/** Whether a canary fails more than the stable pages beside it. */
export function judge({ limit_points, min_documents }: Canary, { stable, canary }: Evidence): Verdict {
  const points = (shareOf(canary) - shareOf(stable)) * 100
  const figures = `${failedText(canary)} failed, ${failedText(stable)} of the stable ones`
  if (canary.documents < min_documents) {
    return { state: 'waiting', why: `${figures}; nothing is concluded from fewer than ${min_documents} documents` }
  }
  if (points > limit_points && canary.failed_documents >= fewestFailed) {
    const most = canary.most_frequent_error === null ? '' : `; most often: ${firstLine(canary.most_frequent_error)}`
    return { state: 'fails', why: `${figures}: over the limit of ${limit_points} points${most}` }
  }
  return { state: 'holds', why: `${figures}: within the limit of ${limit_points} points` }
}

/** Share of failed documents, 0 to 1. */
export const shareOf = ({ failed_documents, documents }: VariantEvidence): number =>
  documents === 0 ? 0 : failed_documents / documents

const failedText = (observed: VariantEvidence) =>
  `${observed.failed_documents} of ${observed.documents} documents (${(shareOf(observed) * 100).toFixed(1)} %)`

const firstLine = (text: string) => (text.split('\n')[0] ?? '').slice(0, 120)
