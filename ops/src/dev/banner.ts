import { bannerLook } from '../environment/inline/banner-look.ts'
import { inlineScript } from '../environment/inline/inline-script.ts'

interface BannerInput {
  /** Version of the build that the page was made with. */
  readonly version: string
  readonly events: string
  readonly texts: { readonly shown: string; readonly failed: string; readonly lost: string }
  readonly look: string
}

/** Where a dev page hears of the next build, as server-sent events. */
export const eventsPath = '/dev-edge/events'

/** The script of a dev page: says what is shown, and loads the page again after each build. */
export const bannerScript = (name: string, version: string, host: string): string =>
  inlineScript<BannerInput>(banner, {
    version,
    events: eventsPath,
    texts: {
      shown: `開発中の ${name} を表示しています（${host}）`,
      failed: `${name} をビルドできません。ターミナルをご確認ください（表示は前回のビルドです）`,
      lost: `${name} の開発サーバーに接続できません`,
    },
    look: bannerLook,
  })

function banner({ version, events, texts, look }: BannerInput): void {
  const element = document.createElement('p')
  element.setAttribute('role', 'status')
  element.id = 'dev-banner'
  element.textContent = texts.shown
  // By script: the policy allows no style attribute in markup.
  element.style.cssText = look
  document.body.append(element)
  const source = new EventSource(events)
  source.addEventListener('built', ({ data }) => {
    if (data !== version) return location.reload()
    element.textContent = texts.shown
  })
  source.addEventListener('failed', () => {
    element.textContent = texts.failed
  })
  source.onerror = () => {
    element.textContent = texts.lost
  }
  // A browser has few connections for one origin, and a page cached for the back button would hold one.
  addEventListener('pagehide', () => source.close())
}
