import { Container, IconButton, styled, useCloseOnBack } from '@invoice-card/ui'
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { searchMessages as messages } from './messages.ts'
import { SearchResults } from './search-results.tsx'
import { clearTypedEarly, typedEarly } from './typed-early.tsx'
import { useSearch } from './use-search.ts'

const Bar = styled('div', {
  base: {
    position: 'absolute',
    insetInline: 0,
    top: 0,
    zIndex: 1,
    bg: 'bg.surface',
    borderBottomWidth: '1px',
    borderColor: 'line',
    boxShadow: 'raised',
  },
})
const Line = styled('div', {
  base: { display: 'flex', alignItems: 'center', gap: '2', minHeight: { base: '14', lg: '16' } },
})
const Input = styled('input', {
  base: {
    flex: 1,
    minWidth: 0,
    height: 'target',
    paddingInline: '3',
    borderWidth: '1px',
    borderColor: 'line.strong',
    borderRadius: 'md',
    bg: 'bg.surface',
    fontSize: 'md',
  },
})

interface SearchBarProps {
  /** Something was chosen, or the focus went elsewhere. */
  readonly onLeave: () => void
  /** Closed by the user, who is taken back to where it was opened. */
  readonly onEscape: () => void
}

/** The search over the header: a combobox whose list holds what was found, by kind. */
export function SearchBar({ onLeave, onEscape }: SearchBarProps) {
  const id = useId()
  const [typed, setTyped] = useState(typedEarly)
  const [active, setActive] = useState<string | null>(null)
  const found = useSearch(typed)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    clearTypedEarly()
    input.current?.focus()
  }, [])
  useCloseOnBack(onEscape)
  const openedAt = useRef(pathname)
  useEffect(() => {
    if (pathname !== openedAt.current) onLeave()
  }, [pathname, onLeave])

  const hits = found.groups.flatMap(group => group.hits)
  // By its key: another answer may come between the arrow and Enter.
  const index = hits.findIndex(({ key }) => key === active)
  const move = (step: number) => {
    const next = hits[(index + step + hits.length + (index < 0 && step < 0 ? 1 : 0)) % hits.length]
    if (next) setActive(next.key)
  }
  const keys: Record<string, () => void> = {
    ArrowDown: () => move(1),
    ArrowUp: () => move(-1),
    Enter: () => {
      // One hit alone is meant without being pointed at.
      const chosen = hits[index] ?? (hits.length === 1 ? hits[0] : undefined)
      if (!chosen) return
      onLeave()
      void navigate(chosen.to)
    },
  }
  const press = (event: KeyboardEvent) => {
    // Enter and arrows during a conversion belong to the input method.
    if (event.nativeEvent.isComposing) return
    keys[event.key]?.()
    if (event.key in keys) event.preventDefault()
  }
  return (
    <Bar
      role="search"
      onKeyDown={event => {
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) onEscape()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget instanceof Node && !currentTarget.contains(relatedTarget)) onLeave()
      }}
    >
      <Container maxWidth="84rem">
        <Line>
          <Input
            ref={input}
            aria-label={messages.label}
            role="combobox"
            type="text"
            inputMode="search"
            enterKeyHint="search"
            autoComplete="off"
            placeholder={messages.placeholder}
            aria-autocomplete="list"
            aria-expanded={hits.length > 0}
            aria-controls={hits.length > 0 ? `${id}-list` : undefined}
            aria-activedescendant={index >= 0 ? `${id}-${index}` : undefined}
            value={typed}
            onChange={event => {
              setTyped(event.target.value)
              setActive(null)
            }}
            onKeyDown={press}
          />
          <IconButton icon="close" label={messages.close} onClick={onEscape} />
        </Line>
        <SearchResults id={id} found={found} active={active} onChoose={onLeave} />
      </Container>
    </Bar>
  )
}
