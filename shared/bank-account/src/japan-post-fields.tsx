import { japanPostAccount, japanPostBankCode } from '@invoice-card/domain'
import { Box, Button, HStack, Stack, Text, TextField, VisuallyHidden } from '@invoice-card/ui'
import { getIn } from 'formik'
import { useRef, useState, type KeyboardEvent } from 'react'
import { flushSync } from 'react-dom'
import { passbookDigits, symbolDigits } from './account-digits.ts'
import type { AccountForm } from './account-form.ts'
import type { AccountValues } from './account-values.ts'
import { branchOptions, type BankSearch } from './bank-options.ts'
import { accountMessages } from './messages.ts'

const words = accountMessages.japanPost
const timeoutMs = 10_000

/** Turns 記号 and 番号 of a Japan Post Bank passbook into branch, type and account number. */
export function JapanPostFields({ form, path, search }: { form: AccountForm; path: string; search: BankSearch }) {
  const [symbol, setSymbol] = useState('')
  const [number, setNumber] = useState('')
  const [error, setError] = useState<{ readonly at: 'symbol' | 'number'; readonly text: string }>()
  const [applied, setApplied] = useState('')
  const inputs = { symbol: useRef<HTMLInputElement>(null), number: useRef<HTMLInputElement>(null) }
  const latest = useRef(form)
  latest.current = form

  const refuse = (at: 'symbol' | 'number', text: string) => {
    // The message has to stand there before the focus comes: a text that is added to a focused control is not read
    // out.
    flushSync(() => setError({ at, text }))
    inputs[at].current?.focus()
  }
  const apply = async () => {
    const [kigou, bangou] = [symbolDigits(symbol), passbookDigits(number)]
    if (kigou === null) return refuse('symbol', words.invalidSymbol)
    if (bangou === null) return refuse('number', words.invalidNumber)
    const account = japanPostAccount(kigou, bangou)
    if (account === null) return refuse('symbol', words.invalid)
    setError(undefined)
    setApplied(words.applied(account.branch_code, account.account_number))
    for (const [name, value] of Object.entries({ ...account, branch_name: '' })) form.change(`${path}.${name}`, value)
    const branches = await branchOptions(
      search,
      japanPostBankCode,
      account.branch_code,
      AbortSignal.timeout(timeoutMs),
    ).catch(() => [])
    const { bank_code, branch_code } = getIn(latest.current.values, path) as AccountValues
    const branch = branches.find(({ value }) => value === account.branch_code)
    // Another bank or branch may have been chosen meanwhile.
    if (branch && bank_code === japanPostBankCode && branch_code === account.branch_code)
      latest.current.change(`${path}.branch_name`, branch.label)
  }

  // Enter converts; it would send the whole form.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    void apply()
  }

  return (
    <Box bg="bg.subtle" borderRadius="md" padding="4">
      <Stack gap="4">
        <Text size="sm">{words.help}</Text>
        <HStack alignItems="flex-start" gap="4">
          <TextField
            ref={inputs.symbol}
            label={words.symbol}
            value={symbol}
            onChange={event => setSymbol(event.target.value)}
            onKeyDown={onKeyDown}
            fieldWidth="xs"
            inputMode="numeric"
            autoComplete="off"
            error={error?.at === 'symbol' ? error.text : undefined}
          />
          <TextField
            ref={inputs.number}
            label={words.number}
            value={number}
            onChange={event => setNumber(event.target.value)}
            onKeyDown={onKeyDown}
            fieldWidth="xs"
            inputMode="numeric"
            autoComplete="off"
            error={error?.at === 'number' ? error.text : undefined}
          />
        </HStack>
        <Box>
          <Button variant="secondary" size="sm" onClick={() => void apply()}>
            {words.apply}
          </Button>
        </Box>
        <VisuallyHidden role="status">{applied}</VisuallyHidden>
      </Stack>
    </Box>
  )
}
