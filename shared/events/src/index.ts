export { bus, createBus, type Bus, type BusEvents, type SnackbarItem, type ToastItem } from './bus.ts'
export { notify, toast, withOverlay } from './messages.ts'
