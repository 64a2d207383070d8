import { HStack, Icon, PlainLink, styled } from '@invoice-card/ui'
import { Fragment } from 'react'
import { listMessages as messages } from '../state/messages.ts'
import type { Condition } from '../state/use-list.ts'

const Chip = styled(PlainLink, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '1.5',
    minHeight: '8',
    '@media (pointer: coarse)': { minHeight: 'target' },
    paddingInline: '3',
    borderRadius: 'full',
    borderWidth: '1px',
    borderColor: 'accent.200',
    bg: 'accent.50',
    color: 'accent.700',
    fontSize: 'sm',
    overflowWrap: 'anywhere',
    wordBreak: 'keep-all',
    paddingBlock: '1',
    lineHeight: 'snug',
    _hover: { borderColor: 'accent.600', textDecoration: 'underline' },
  },
})

/** What a list is narrowed by, each a link to the list without it. */
export function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  if (conditions.length === 0) return null
  return (
    <HStack as="ul" aria-label={messages.conditions} flexWrap="wrap" gap="2" listStyleType="none">
      {conditions.map(({ key, label, to }) => (
        <li key={key}>
          <Chip to={to} aria-label={messages.remove(label)}>
            <span>
              {label.split('〜').map((part, index) => (
                <Fragment key={`${index}${part}`}>
                  {index > 0 && (
                    <>
                      〜<wbr />
                    </>
                  )}
                  {part}
                </Fragment>
              ))}
            </span>
            <Icon name="close" />
          </Chip>
        </li>
      ))}
    </HStack>
  )
}
