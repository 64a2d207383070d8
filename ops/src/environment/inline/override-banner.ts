import type { Override } from '@invoice-card/environment/schema'
import { overrideText } from '../overrides.ts'
import { bannerLook } from './banner-look.ts'
import { inlineScript } from './inline-script.ts'

interface BannerInput {
  /** Milliseconds since 1970. */
  readonly until: number
  readonly end: string
  readonly texts: { readonly label: string; readonly shown: string; readonly over: string; readonly end: string }
  readonly looks: { readonly banner: string; readonly link: string }
}

/** As high as a finger needs, whatever the height of a line. */
const linkLook =
  'display:inline-block;margin-left:.75rem;padding:.25rem 0;color:inherit;text-decoration:underline;pointer-events:auto'

/** The script of an override's page: says what is shown and until when, and leads back to the normal page. */
export const overrideBanner = (override: Override): string =>
  inlineScript<BannerInput>(banner, {
    until: Date.parse(override.until),
    end: '/overrides/end',
    texts: {
      label: '試用表示',
      shown: `${overrideText(override)} を試用表示しています（${timeText(override.until)}まで）`,
      over: `${overrideText(override)} の試用表示は期限が過ぎました`,
      end: '終了する',
    },
    looks: { banner: bannerLook, link: linkLook },
  })

/** In Japan, e.g. `11月24日 03:12`. */
function timeText(iso: string): string {
  const parts = new Intl.DateTimeFormat('ja-JP', {
    timeZone: 'Asia/Tokyo',
    month: 'numeric',
    day: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).formatToParts(new Date(iso))
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find(one => one.type === type)?.value ?? ''
  return `${part('month')}月${part('day')}日 ${part('hour')}:${part('minute')}`
}

function banner({ until, end, texts, looks }: BannerInput): void {
  const element = document.createElement('aside')
  element.id = 'override-banner'
  element.setAttribute('aria-label', texts.label)
  // By script: the policy allows no style attribute in markup.
  element.style.cssText = looks.banner
  const text = document.createElement('span')
  text.setAttribute('role', 'status')
  text.textContent = texts.shown
  const link = document.createElement('a')
  link.href = end
  link.textContent = texts.end
  link.style.cssText = looks.link
  element.append(text, link)
  document.body.append(element)
  // The end of the page can be scrolled out from below it.
  new ResizeObserver(() => {
    document.body.style.paddingBottom = `${Math.ceil(element.getBoundingClientRect().height)}px`
  }).observe(element)
  const look = () => {
    if (Date.now() >= until) text.textContent = texts.over
  }
  setTimeout(look, Math.max(0, until - Date.now()))
  // A computer that slept has not counted.
  document.addEventListener('visibilitychange', look)
}
