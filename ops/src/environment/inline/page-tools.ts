import type { PageBlock } from '@invoice-card/environment'

/** What the parts of the page's first script have in common. */
export interface PageTools {
  /** The data block of the page, read when it is asked for: what stands in its place otherwise stops nothing else. */
  readonly readBlock: () => PageBlock
  /** Sends a report of this document, in the host's name unless the report says another release. */
  readonly send: (report: object) => void
}

/** Stands before these parts in their script. @param elementId of the page's data block. */
export function pageTools(elementId: string): PageTools {
  const readBlock = () => JSON.parse(document.getElementById(elementId)?.textContent ?? '') as PageBlock
  return {
    readBlock,
    send: report => {
      const { name, sequence, variant, host } = readBlock()
      const body = {
        release: `host@${host.version}`,
        environment: name,
        sequence,
        variant,
        route: `/${location.pathname.split('/')[1] ?? ''}`,
        ...report,
      }
      navigator.sendBeacon('/reports', new Blob([JSON.stringify(body)], { type: 'application/json' }))
    },
  }
}
