import { japanPostAccount, japanPostBankCode } from '@invoice-card/domain'
import { Box, Button, HStack, Stack, Text, TextField } from '@invoice-card/ui'
import { useRef, useState } from 'react'
import { tellAt } from '../common/tell-at.ts'
import { digitsOf } from '../common/typed-text.ts'
import { messages } from './messages.ts'
import { searchBanks } from './queries.ts'
import type { InvoiceInfoForm } from './use-invoice-info-form.ts'

const words = messages.japanPost

/** Turns 記号 and 番号 of a Japan Post Bank passbook into branch and account number. */
export function JapanPostFields({ form }: { form: InvoiceInfoForm }) {
  const [kigou, setKigou] = useState('')
  const [bangou, setBangou] = useState('')
  const first = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()

  const apply = async () => {
    const account = japanPostAccount(digitsOf(kigou), digitsOf(bangou))
    if (account === null) return tellAt(first.current, () => setError(words.invalid))
    setError(undefined)
    form.change('formTwo.newAccount.branch_code', account.branch_code)
    form.change('formTwo.newAccount.branch_name', '')
    form.change('formTwo.newAccount.account_type', account.account_type)
    form.change('formTwo.newAccount.account_number', account.account_number)
    const branches = await searchBanks(account.branch_code, AbortSignal.timeout(10_000), japanPostBankCode).catch(() => [])
    const branch_name = branches.find(({ value }) => value === account.branch_code)?.label ?? ''
    // Another bank or branch may have been chosen meanwhile.
    form.patch(({ formOne, formTwo: { newAccount, ...formTwo } }) => {
      const isStillChosen = newAccount.bank_code === japanPostBankCode && newAccount.branch_code === account.branch_code
      return { formOne, formTwo: { ...formTwo, newAccount: isStillChosen ? { ...newAccount, branch_name } : newAccount } }
    })
  }

  return (
    <Box bg="bg.subtle" borderRadius="md" padding="4">
      <Stack gap="4">
        <Text size="sm">{words.help}</Text>
        <HStack alignItems="flex-start" gap="4">
          <TextField ref={first} label={words.kigou} value={kigou} onChange={event => setKigou(event.target.value)} fieldWidth="xs" inputMode="numeric" autoComplete="off" error={error} />
          <TextField label={words.bangou} value={bangou} onChange={event => setBangou(event.target.value)} fieldWidth="xs" inputMode="numeric" autoComplete="off" />
        </HStack>
        <Box><Button variant="secondary" size="sm" onClick={() => void apply()}>{words.apply}</Button></Box>
      </Stack>
    </Box>
  )
}
