export {
  cancelTransfer,
  findAgreedTransferDay,
  findReservedTransfer,
  finishTransfer,
  isInTransferFile,
  reserveTransfer,
} from './store.ts'
