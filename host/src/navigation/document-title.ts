import type { RouteHandle } from '@invoice-card/remote/base'

const productName = '請求書カード払いオンライン'

/** 「画面名 | 請求書カード払いオンライン」, from the innermost route that says a title. */
export function documentTitle(handles: readonly RouteHandle[]): string {
  const title = screenTitle(handles)
  return title ? `${title} | ${productName}` : productName
}

export const screenTitle = (handles: readonly RouteHandle[]): string | undefined =>
  handles.findLast(({ title }) => title)?.title
