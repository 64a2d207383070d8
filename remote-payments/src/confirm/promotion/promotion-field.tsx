import { Box, Button, HStack, Stack, Text, TextButton, TextField } from '@invoice-card/ui'
import { useRef, type FormEvent } from 'react'
import { messages } from './messages.ts'
import { promotionFieldId, type Promotion } from './use-promotion.ts'

/** A code for who has one, out of the way of everybody else. */
export function PromotionField({
  promotion: { code, typed, type, isOpen, setIsOpen, isPending, apply, remove, ...promotion },
  missed,
}: {
  promotion: Promotion
  /** Of a press that would have paid without the code. */
  missed: string | undefined
}) {
  const error = promotion.error ?? missed
  const input = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    apply()
  }
  const removeCode = () => {
    remove()
    // The button that was pressed is gone.
    input.current?.focus()
  }
  const isShown = isOpen || error !== undefined
  return (
    <Stack gap="4">
      <Box>
        <TextButton size="sm" aria-expanded={isShown} onClick={() => setIsOpen(!isShown)}>
          {messages.open}
        </TextButton>
      </Box>
      {isShown && (
        <form noValidate onSubmit={submit} aria-label={messages.label}>
          <Stack gap="3">
            <TextField
              ref={input}
              id={promotionFieldId}
              label={messages.label}
              required={false}
              help={messages.help}
              value={typed}
              autoComplete="off"
              autoCapitalize="characters"
              fieldWidth="md"
              onChange={({ target }) => type(target.value)}
              error={error}
              isErrorLive
            />
            <Box>
              <Button type="submit" variant="secondary" size="sm" isLoading={isPending}>
                {messages.apply}
              </Button>
            </Box>
            <HStack role="status" gap="3" flexWrap="wrap" _empty={{ display: 'none' }}>
              {code !== null && <Text size="sm">{messages.applied(code)}</Text>}
              {code !== null && (
                <TextButton size="sm" onClick={removeCode}>
                  {messages.remove}
                </TextButton>
              )}
            </HStack>
          </Stack>
        </form>
      )}
    </Stack>
  )
}
