export { bus, createBus, type BusEvents, type MessageLink, type SnackbarItem, type ToastItem } from './bus.ts'
export { connectTabs } from './tabs.ts'
export { notify, toast, withOverlay } from './messages.ts'
