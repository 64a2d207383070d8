import type { CreditCard } from '@invoice-card/contracts'
import { Box, Button, Checkbox, Notice, RadioGroup, Skeleton, Stack, Text } from '@invoice-card/ui'
import { messages } from './messages.ts'
import type { useCardFrame } from './use-card-frame.ts'
import type { CardFormControls } from './use-card-form.ts'

const { card: words } = messages

/** Which card pays: a saved one, or a new one typed into the card frame. */
export function CardChoice({ form, cards, frame, error }: {
  form: CardFormControls
  cards: readonly CreditCard[]
  frame: ReturnType<typeof useCardFrame>
  /** What the frame or the server said of the card. */
  error: string | undefined
}) {
  const { card, isCardSaved } = form.values
  return (
    <Stack gap="5">
      <Text size="sm" tone="muted">{words.brands}</Text>
      {cards.length > 0 && (
        <RadioGroup
          id="card" name="card" label={words.label} required layout="cards" value={card === null ? undefined : String(card)} error={form.errorOf('card')}
          onChange={({ target }) => form.change('card', target.value === 'new' ? 'new' : Number(target.value))}
          options={[
            ...cards.map(({ id, brand, last4, expire, is_expired }) => ({ value: String(id), label: words.saved(brand, last4), description: is_expired ? words.expired(expire) : words.expire(expire), isDisabled: is_expired })),
            { value: 'new', label: words.new },
          ]}
        />
      )}
      {error && <Notice tone="danger" isLive>{error}</Notice>}
      {card === 'new' && (
        <Stack gap="4">
          {frame.isLate && (
            <Notice tone="danger" isLive title={words.frameFailed.title} actions={<Button size="sm" variant="secondary" icon="refresh" onClick={frame.reload}>{words.frameFailed.retry}</Button>}>
              {words.frameFailed.text}
            </Notice>
          )}
          <Box position="relative" hidden={frame.isLate}>
            {!frame.isReady && <Box position="absolute" inset="0" role="status" aria-label={words.loading}><Skeleton style={{ height: '100%' }} /></Box>}
            <iframe
              key={frame.attempt} ref={frame.ref} src={frame.src} title={words.frame} referrerPolicy="no-referrer" sandbox="allow-scripts allow-same-origin allow-forms"
              style={{ display: 'block', width: '100%', height: frame.heightPx, border: 0, opacity: frame.isReady ? 1 : 0 }}
            />
          </Box>
          <Checkbox label={words.save} description={words.saveHelp} checked={isCardSaved} onChange={({ target }) => form.change('isCardSaved', target.checked)} />
        </Stack>
      )}
    </Stack>
  )
}
