import type { CompanyVerification } from '@invoice-card/contracts'
import { notify } from '@invoice-card/events'
import { useForm } from '@invoice-card/form'
import { Box, Button, Notice, Stack, TextField } from '@invoice-card/ui'
import * as v from 'valibot'
import { verificationCalls } from '../common/calls.ts'
import { messages } from './verification-messages.ts'

const words = messages.code
/** As the server reads it: width, case, spaces and hyphens make no difference. */
const plain = (code: string): string => code.normalize('NFKC').replace(/[^A-Za-z0-9]/g, '')
const schema = v.object({
  letter_code: v.pipe(
    v.string(),
    v.nonEmpty(words.required),
    v.check(code => plain(code).length === 10, words.short),
  ),
})

/** Takes the code of the letter. */
export function LetterCodeForm({ onVerified }: { onVerified: (verification: CompanyVerification) => Promise<void> }) {
  const form = useForm({
    initialValues: { letter_code: '' },
    schema,
    refusalFields: { letter_code_incorrect: 'letter_code' },
    onSubmit: async body => {
      await onVerified(await verificationCalls.verifyCompany({ body }))
      notify.success(words.done)
    },
  })
  return (
    <form {...form.form} aria-label={words.form}>
      <Stack gap="4">
        {form.refusal && (
          <Notice tone="danger" isLive>
            {form.refusal}
          </Notice>
        )}
        <TextField
          {...form.field('letter_code')}
          label={words.label}
          help={words.help}
          required
          autoComplete="off"
          autoCapitalize="characters"
        />
        <Box>
          <Button type="submit" isLoading={form.isSubmitting}>
            {words.button}
          </Button>
        </Box>
      </Stack>
    </form>
  )
}
