import type { Analytics } from '@invoice-card/environment/schema'

const containerId = /^GTM-[A-Z0-9]{4,12}$/

interface Configured {
  readonly analytics?: Analytics | null | undefined
  readonly card_frame_origin: string
}

/** Why these containers must not go live; empty when they may, and where none are set. */
export function analyticsRefusals({ analytics, card_frame_origin }: Configured): string[] {
  if (!analytics) return []
  return [
    ...analytics.container_ids
      .filter(id => !containerId.test(id))
      .map(id => `analytics: ${JSON.stringify(id)} is no id of a container, e.g. GTM-ABC1234`),
    ...frameRefusals(analytics.frame_url, card_frame_origin),
  ]
}

function frameRefusals(url: string | undefined, cardFrameOrigin: string): string[] {
  if (url === undefined) {
    return [
      "analytics: a container loads scripts that nobody has a hash of, so the page's policy stops it: serve ops/analytics/frame.html on an origin of its own and give its frame_url",
    ]
  }
  if (!URL.canParse(url)) return [`analytics: frame_url ${url} is no absolute URL`]
  const { protocol, hostname, origin, search, hash } = new URL(url)
  return [
    ...(protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
      ? []
      : [`analytics: frame_url ${url} must begin with https://`]),
    ...(origin === new URL(cardFrameOrigin).origin
      ? [
          'analytics: frame_url is on the origin of the card document, where foreign scripts could read card numbers: give it an origin of its own',
        ]
      : []),
    ...(search || hash ? ['analytics: frame_url must end with its path: the ids are added to it'] : []),
  ]
}

/** The frame's URL with the containers that it runs. */
export function analyticsFrameUrl({ container_ids, frame_url = '' }: Analytics): string {
  const url = new URL(frame_url)
  for (const id of container_ids) url.searchParams.append('id', id)
  return url.href
}
