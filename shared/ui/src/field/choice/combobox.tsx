import { useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../../icon/icon.tsx'
import { VisuallyHidden } from '../../layout/primitives.tsx'
import {
  ComboboxFailure,
  ComboboxFrame,
  ComboboxList,
  ComboboxMessage,
  ComboboxOptionRow,
  ComboboxPanel,
} from './combobox-parts.tsx'
import { InputBox } from '../frame/control.tsx'
import { FormField, type FieldProps } from '../frame/form-field.tsx'
import { useAsyncOptions, type ComboboxOption, type OptionSearch } from './use-async-options.ts'

interface ComboboxProps extends FieldProps {
  /** What is chosen, or null. */
  value: ComboboxOption | null
  onChange: (option: ComboboxOption | null) => void
  onBlur?: () => void
  search: OptionSearch
  /** What was typed and not chosen from, where the form stores it. It stays in the field, and is searched for again. */
  word?: string
  /** Called with what is typed while nothing is chosen. */
  onWord?: (word: string) => void
  /** Whether a word goes when the field is left without a choice, as it changes nothing; in a form it stays. */
  isWordDropped?: boolean
  /** Shown when a search finds nothing. */
  emptyText?: string
}

const statusText = {
  idle: '',
  loading: '検索しています',
  failed: '検索できませんでした。',
}

/**
 * A search field that offers answers to choose from (banks, branches, suppliers): ARIA combobox with a list box,
 * arrows, Enter, Escape.
 */
export function Combobox({
  value,
  onChange,
  onBlur,
  search,
  word = '',
  onWord,
  isWordDropped = false,
  emptyText = '該当する候補がありません。',
  ...field
}: ComboboxProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [activeValue, setActiveValue] = useState<string | null>(null)
  const [left, setLeft] = useState('')
  if (value && left) setLeft('')
  const unchosen = word || left
  const text = typed ?? value?.label ?? unchosen
  const { status, options, retry } = useAsyncOptions(search, typed ?? (value ? '' : unchosen), isOpen)
  // By its value: another answer may come between the arrow and Enter.
  const activeIndex = options.findIndex(option => option.value === activeValue)
  const isFailed = status === 'failed'
  const isListed = isOpen && !isFailed
  const choosable = options.filter(({ isDisabled }) => !isDisabled)

  const open = () => setIsOpen(true)
  const close = () => {
    setIsOpen(false)
    setActiveValue(null)
    setTyped(null)
  }
  const leave = () => {
    if (typed !== null && !value && !onWord && !isWordDropped) setLeft(typed)
    close()
    onBlur?.()
  }
  const choose = (option: ComboboxOption) => {
    if (option.isDisabled) return
    onChange(option)
    close()
  }

  const type = (next: string) => {
    setTyped(next)
    setActiveValue(null)
    open()
    if (next === '') onChange(null)
    if (!value) onWord?.(next)
  }

  const move = (step: number) => {
    open()
    const { length } = choosable
    const active = choosable.findIndex(option => option.value === activeValue)
    const next = choosable[(active + step + length + (active < 0 && step < 0 ? 1 : 0)) % length]
    if (next) setActiveValue(next.value)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      const option = options[activeIndex]
      if (option) choose(option)
    },
    Escape: () => {
      setLeft('')
      close()
    },
  }
  const handleKey = (event: KeyboardEvent) => {
    // Enter and arrows during a conversion belong to the input method.
    if (event.nativeEvent.isComposing) return
    const act = keys[event.key]
    // Closed, it leaves Enter to its form and Escape to the dialog that it stands in.
    if (!act || (!isOpen && (event.key === 'Enter' || event.key === 'Escape'))) return
    event.preventDefault()
    act()
  }
  const input = useRef<HTMLInputElement>(null)
  const searchAgain = () => {
    input.current?.focus()
    open()
    retry()
  }
  const message = status === 'ready' ? (options.length === 0 ? emptyText : '') : statusText[status]

  return (
    <FormField {...field}>
      {control => (
        <ComboboxFrame>
          <InputBox
            {...control}
            ref={input}
            role="combobox"
            type="text"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={isListed}
            aria-controls={`${control.id}-list`}
            aria-activedescendant={isOpen && activeIndex >= 0 ? `${control.id}-${activeIndex}` : undefined}
            value={text}
            onClick={open}
            onKeyDown={handleKey}
            onBlur={leave}
            onChange={event => type(event.target.value)}
          />
          <Icon name="search" color="secondary" />
          {isListed && (
            <ComboboxPanel>
              <ComboboxList
                role="listbox"
                id={`${control.id}-list`}
                aria-label={typeof field.label === 'string' ? `${field.label}の候補` : '候補'}
              >
                {options.map((option, index) => (
                  <ComboboxOptionRow
                    key={option.value}
                    id={`${control.id}-${index}`}
                    option={option}
                    isActive={index === activeIndex}
                    isChosen={option.value === value?.value}
                    onChoose={() => choose(option)}
                  />
                ))}
              </ComboboxList>
              {message && <ComboboxMessage isBusy={status === 'loading'}>{message}</ComboboxMessage>}
            </ComboboxPanel>
          )}
          {isFailed && (isOpen || !value) && <ComboboxFailure onRetry={searchAgain}>{message}</ComboboxFailure>}
          <VisuallyHidden role="status">{isOpen && (message || `${options.length}件の候補`)}</VisuallyHidden>
        </ComboboxFrame>
      )}
    </FormField>
  )
}
