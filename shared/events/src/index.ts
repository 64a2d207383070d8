export { bus, createBus, type Bus, type BusEvents, type SnackbarItem } from './bus.ts'
export { notify, withOverlay } from './messages.ts'
