import { daysLeftText } from '@invoice-card/domain'
import { serverNow } from '@invoice-card/session'
import { isPressing, styled } from '@invoice-card/ui'
import { layoutMessages as messages } from './messages.ts'

const shortDay = new Intl.DateTimeFormat('ja-JP', { timeZone: 'Asia/Tokyo', month: 'numeric', day: 'numeric' })

const Mark = styled('span', {
  base: { display: 'inline-flex', columnGap: '1', fontSize: 'xs', fontWeight: 'medium' },
})
const Day = styled('time', { base: { whiteSpace: 'nowrap' } })
// Between 1024 and 1280 px the header has no room for it.
const Until = styled('span', { base: { srOnly: { lg: true, xl: false } } })
const Left = styled('span', {
  base: {
    whiteSpace: 'nowrap',
    color: 'attention.text',
    fontWeight: 'bold',
    '&[data-pressing]': { color: 'danger.text' },
  },
})

/** The nearest deadline in short: 「11/28まで あと2日」. @param until `YYYY-MM-DD` or an instant, shown as Japan's day. */
export function MenuDeadline({ until }: { until: string }) {
  const now = serverNow()
  return (
    <Mark>
      <Day dateTime={until}>
        {shortDay.format(new Date(until))}
        <Until>{messages.until}</Until>
      </Day>{' '}
      <Left data-pressing={isPressing({ until, now }) || undefined}>{daysLeftText(until, now)}</Left>
    </Mark>
  )
}
