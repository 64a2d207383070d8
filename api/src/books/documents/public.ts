export { counterpartKeysOf, documentKeyOf } from './document-key.ts'
export {
  claimEvidence,
  evidenceKeysOf,
  evidenceOf,
  findEvidence,
  findInvoiceOfDocument,
  findInvoiceOfEvidence,
  isEvidenceClaimed,
  isEvidenceInUse,
  ownersOfEvidence,
} from './evidence-store.ts'
export {
  type DocumentKeys,
  findLiveCounterpart,
  findLiveDocument,
  findLiveDuplicate,
  findPaidMeanwhile,
  saveDocumentKeys,
} from './live-document-store.ts'
export { lockDocuments } from './lock-store.ts'
