import { bus, type SnackbarItem, type ToastItem } from './bus.ts'

type SnackbarText = Pick<SnackbarItem, 'title' | 'link' | 'durationMs'>

/** Shows a message in the host's snackbar, e.g. `notify.success('保存しました。')`. */
export const notify = {
  success: (text: string, options?: SnackbarText) => bus.emit('snackbar', { color: 'success', text, ...options }),
  error: (text: string, options?: SnackbarText) => bus.emit('snackbar', { color: 'error', text, ...options }),
  info: (text: string, options?: SnackbarText) => bus.emit('snackbar', { color: 'info', text, ...options }),
}

const toastOf = (kind: ToastItem['kind']) => (text: string, options?: Omit<ToastItem, 'kind' | 'text'>) =>
  bus.emit('toast', { kind, text, ...options })

/** Shows what happened by itself, beside what the user does, e.g. `toast.info('新しいお知らせがあります。')`. */
export const toast = {
  success: toastOf('success'),
  error: toastOf('error'),
  warning: toastOf('warning'),
  info: toastOf('info'),
  default: toastOf('default'),
}

let overlayDepth = 0

/** Covers the screen while `work` runs; nested calls keep it until the last one ends. */
export async function withOverlay<T>(work: () => Promise<T>): Promise<T> {
  overlayDepth += 1
  if (overlayDepth === 1) bus.emit('overlay', { isLoading: true })
  try {
    return await work()
  } finally {
    overlayDepth -= 1
    if (overlayDepth === 0) bus.emit('overlay', { isLoading: false })
  }
}
