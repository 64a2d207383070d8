import { act, screen, userEvent, waitFor } from '@invoice-card/config/testing'
import { useState } from 'react'
import { show } from '../../testing/show.tsx'
import { Combobox } from './combobox.tsx'
import type { ComboboxOption, OptionSearch } from './use-async-options.ts'

const banks = [
  { value: '0001', label: 'みずほ銀行' },
  { value: '0005', label: '三菱UFJ銀行' },
  { value: '0009', label: '三井住友銀行' },
]
const search: OptionSearch = async text => banks.filter(bank => bank.label.includes(text))

function Example({ search: find = search, isWordDropped }: { search?: OptionSearch; isWordDropped?: boolean }) {
  const [value, setValue] = useState<ComboboxOption | null>(null)
  return (
    <>
      <Combobox
        label="金融機関"
        value={value}
        onChange={setValue}
        search={find}
        isWordDropped={isWordDropped ?? false}
      />
      <p>{value?.value ?? 'なし'}</p>
    </>
  )
}
const input = () => screen.getByRole('combobox', { name: '金融機関' })
const activeLabel = () => document.getElementById(input().getAttribute('aria-activedescendant') ?? '')?.textContent

test('says so when the search fails', async () => {
  show(<Example search={() => Promise.reject(new Error('offline'))} />)
  await userEvent.type(input(), '三')
  expect(await screen.findByRole('status')).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('検索できませんでした'))
})

// Its list covered the label, and left no other way than to type something else.
test('a search that has failed is done again by a button under the field, by mouse and by keys', async () => {
  let isDown = true
  show(<Example search={async (text, signal) => (isDown ? Promise.reject(new Error('500')) : search(text, signal))} />)
  const again = () => screen.findByRole('button', { name: 'もう一度検索する' })
  await userEvent.type(input(), '三')
  await userEvent.click(await again())
  expect(input()).toHaveFocus()
  expect(screen.queryByText('みずほ銀行')).toBeNull()
  await again()
  await userEvent.tab()
  expect(await again()).toHaveFocus()
  isDown = false
  await userEvent.keyboard('{Enter}')
  expect(input()).toHaveValue('三')
  expect(await screen.findByRole('option', { name: '三井住友銀行' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'もう一度検索する' })).toBeNull()
})

test('says so when nothing is found', async () => {
  show(<Example />)
  await userEvent.type(input(), 'なにもない')
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('該当する候補がありません。'))
})

test('is chosen from by arrows and Enter', async () => {
  show(<Example />)
  await userEvent.type(input(), '三')
  await screen.findByRole('option', { name: '三井住友銀行' })
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(activeLabel()).toBe('三井住友銀行')
  await userEvent.keyboard('{Enter}')
  expect(input()).toHaveValue('三井住友銀行')
  expect(screen.getByText('0009')).toBeInTheDocument()
  expect(screen.queryByRole('listbox')).not.toBeInTheDocument()
})

test('shows an answer that cannot be chosen, and neither arrows nor a click take it', async () => {
  const [first, second, third] = banks
  const find: OptionSearch = async () => [first!, { ...second!, description: '停止中', isDisabled: true }, third!]
  show(<Example search={find} />)
  await userEvent.click(input())
  const stopped = await screen.findByRole('option', { name: /停止中/ })
  expect(stopped).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(stopped)
  expect(screen.getByText('なし')).toBeInTheDocument()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(activeLabel()).toBe('三井住友銀行')
})

test('goes from the first answer up to the last', async () => {
  show(<Example />)
  await userEvent.click(input())
  await screen.findAllByRole('option')
  await userEvent.keyboard('{ArrowUp}')
  expect(activeLabel()).toBe('三井住友銀行')
})

test('leaves the chosen value when Escape closes it', async () => {
  show(<Example />)
  await userEvent.click(input())
  await userEvent.click(await screen.findByRole('option', { name: 'みずほ銀行' }))
  await userEvent.type(input(), 'x{Escape}')
  expect(input()).toHaveValue('みずほ銀行')
  expect(screen.getByText('0001')).toBeInTheDocument()
})

// A dialog that began at one was closed by no Escape.
test('takes Escape only where it closes its list', async () => {
  show(<Example />)
  const taken: boolean[] = []
  const note = ({ defaultPrevented }: Event) => taken.push(defaultPrevented)
  addEventListener('keydown', note)
  await userEvent.click(input())
  await screen.findAllByRole('option')
  await userEvent.keyboard('{Escape}{Escape}')
  removeEventListener('keydown', note)
  expect(taken).toEqual([true, false])
})

test('a word typed and not chosen from stays where it is stored, and is searched for again', async () => {
  const found = jest.fn(search)
  function Stored() {
    const [value, setValue] = useState<ComboboxOption | null>(null)
    const [word, setWord] = useState('三井')
    return <Combobox label="金融機関" value={value} onChange={setValue} word={word} onWord={setWord} search={found} />
  }
  show(<Stored />)
  expect(input()).toHaveValue('三井')
  await userEvent.type(input(), '住')
  await userEvent.tab()
  expect(input()).toHaveValue('三井住')
  await userEvent.click(input())
  await waitFor(() => expect(found).toHaveBeenLastCalledWith('三井住', expect.anything()))
  await userEvent.click(await screen.findByRole('option', { name: '三井住友銀行' }))
  expect(input()).toHaveValue('三井住友銀行')
})

test('a word that is left without a choice stays until something is chosen, or Escape', async () => {
  show(<Example />)
  await userEvent.type(input(), '三井')
  await userEvent.tab()
  expect(input()).toHaveValue('三井')
  expect(screen.getByText('なし')).toBeVisible()
  await userEvent.click(input())
  await userEvent.click(await screen.findByRole('option', { name: '三井住友銀行' }))
  expect(input()).toHaveValue('三井住友銀行')
  await userEvent.clear(input())
  await userEvent.type(input(), 'みず')
  await userEvent.tab()
  await userEvent.click(input())
  await userEvent.keyboard('{Escape}')
  expect(input()).toHaveValue('')
})

test('a word that changes nothing goes when the field is left', async () => {
  show(<Example isWordDropped />)
  await userEvent.type(input(), '三井')
  await userEvent.tab()
  expect(input()).toHaveValue('')
})

test('drops the answer of an overtaken search', async () => {
  const signals: AbortSignal[] = []
  show(
    <Example
      search={(text, signal) => {
        signals.push(signal)
        return search(text, signal)
      }}
    />,
  )
  await userEvent.type(input(), '三')
  await waitFor(() => expect(signals.length).toBeGreaterThan(0))
  await userEvent.type(input(), '井')
  expect(signals[0]!.aborted).toBe(true)
})

test('Enter chooses what is highlighted, also where another answer came after the arrow', async () => {
  const answers: ((options: readonly ComboboxOption[]) => void)[] = []
  show(
    <Example
      search={() =>
        new Promise(resolve => {
          answers.push(resolve)
        })
      }
    />,
  )
  await userEvent.type(input(), '三')
  await waitFor(() => expect(answers).toHaveLength(1))
  act(() => answers[0]!(banks.slice(1)))
  await screen.findByRole('option', { name: '三井住友銀行' })
  await userEvent.type(input(), '井')
  await userEvent.keyboard('{ArrowDown}{ArrowDown}')
  expect(activeLabel()).toBe('三井住友銀行')
  await waitFor(() => expect(answers).toHaveLength(2))
  act(() => answers[1]!([banks[2]!, banks[0]!]))
  await screen.findByRole('option', { name: 'みずほ銀行' })
  await userEvent.keyboard('{Enter}')
  expect(input()).toHaveValue('三井住友銀行')
})

test('near the lower edge of the screen the answers stand above the field', async () => {
  jest
    .spyOn(HTMLElement.prototype, 'getBoundingClientRect')
    .mockReturnValue({ ...new DOMRect(0, 700, 300, 44), top: 700, bottom: 744 })
  show(<Combobox label="銀行" required={false} value={null} onChange={() => {}} search={() => Promise.resolve([])} />)
  await userEvent.click(screen.getByRole('combobox'))
  const panel = screen.getByRole('listbox').parentElement!
  expect(panel.style.bottom).not.toBe('')
  expect(panel.style.top).toBe('')
  jest.restoreAllMocks()
})
