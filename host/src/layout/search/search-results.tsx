import { maxSearchWordLength } from '@invoice-card/contracts'
import { Button, HStack, PlainLink, styled, Text, VisuallyHidden } from '@invoice-card/ui'
import { useState } from 'react'
import { searchMessages as messages } from './messages.ts'
import { hasShortcut, setShortcut } from './shortcut.ts'
import type { useSearch } from './use-search.ts'

const Panel = styled('div', { base: { maxHeight: '70dvh', overflowY: 'auto', paddingBottom: '4' } })
const GroupName = styled('div', {
  base: {
    paddingInline: '3',
    paddingTop: '3',
    paddingBottom: '1',
    fontSize: 'sm',
    fontWeight: 'bold',
    color: 'fg.muted',
  },
})
const Hit = styled(PlainLink, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 'target',
    paddingInline: '3',
    paddingBlock: '2',
    borderRadius: 'md',
    lineHeight: 'snug',
    overflowWrap: 'anywhere',
    _hover: { bg: 'bg.hover' },
    '&[aria-selected=true]': {
      bg: 'accent.50',
      outline: '2px solid',
      outlineColor: 'accent.600',
      outlineOffset: '-2px',
    },
  },
})
const Facts = styled('span', { base: { fontSize: 'sm', color: 'fg.muted' } })
const Switch = styled('label', {
  base: {
    display: { base: 'none', lg: 'inline-flex' },
    alignItems: 'center',
    gap: '2',
    fontSize: 'sm',
    color: 'fg.muted',
  },
})

interface SearchResultsProps {
  readonly id: string
  readonly found: ReturnType<typeof useSearch>
  readonly active: string | null
  readonly onChoose: () => void
}

/** What was found, by kind; or why there is nothing. */
export function SearchResults({ id, found, active, onChoose }: SearchResultsProps) {
  const { word, groups, isLoading, isFailed, retry } = found
  const hits = groups.flatMap(group => group.hits)
  const message = messageOf(found)
  return (
    <Panel>
      {hits.length > 0 && (
        <div role="listbox" id={`${id}-list`} aria-label={messages.results}>
          {groups.map(group => (
            <div key={group.name} role="group" aria-label={group.name}>
              <GroupName aria-hidden>{group.name}</GroupName>
              {group.hits.map(hit => (
                <Hit
                  key={hit.key}
                  id={`${id}-${hits.indexOf(hit)}`}
                  role="option"
                  aria-selected={hit.key === active}
                  tabIndex={-1}
                  to={hit.to}
                  color={hit.isMore && 'fg.accent'}
                  onClick={onChoose}
                >
                  {hit.title}
                  {hit.facts && <Facts>{hit.facts}</Facts>}
                </Hit>
              ))}
            </div>
          ))}
        </div>
      )}
      {groups.some(({ hasMore }) => hasMore) && (
        <Text size="sm" tone="muted" paddingInline="3" paddingTop="2">
          {messages.more}
        </Text>
      )}
      {message && (
        <HStack paddingInline="3" paddingTop="2" gap="3">
          <Text tone="muted" aria-busy={isLoading}>
            {message}
          </Text>
          {isFailed && (
            <Button variant="secondary" size="sm" icon="refresh" onClick={retry}>
              {messages.retry}
            </Button>
          )}
        </HStack>
      )}
      <VisuallyHidden role="status">
        {word && (message || messages.found(hits.filter(({ isMore }) => !isMore).length))}
      </VisuallyHidden>
      {word === '' && <ShortcutSwitch />}
    </Panel>
  )
}

function messageOf({ word, groups, isLoading, isFailed }: SearchResultsProps['found']): string {
  if (word === '') return messages.hint
  if (word.length > maxSearchWordLength) return messages.tooLong
  if (isLoading) return messages.loading
  if (isFailed) return messages.failed
  return groups.length === 0 ? messages.none(word) : ''
}

/** Not on a phone, which has no such key. */
function ShortcutSwitch() {
  const [isOn, setIsOn] = useState(hasShortcut)
  return (
    <HStack paddingInline="3" paddingTop="3">
      <Switch>
        <input
          type="checkbox"
          checked={isOn}
          onChange={({ target }) => {
            setShortcut(target.checked)
            setIsOn(target.checked)
          }}
        />
        {messages.shortcut}
      </Switch>
    </HStack>
  )
}
