import type { ButtonHTMLAttributes, MouseEvent, ReactNode, Ref } from 'react'
import { styled } from '../system/styled.ts'
import { Icon, type IconName } from '../icon/icon.tsx'
import { PlainLink } from '../link/app-link.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { buttonLook } from './button-look.ts'
import { useOnePress } from './use-one-press.ts'

const ButtonShape = styled('button', buttonLook)
const LinkShape = styled(PlainLink, buttonLook)

interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'danger' | 'ghost'
  size?: 'sm' | 'md' | 'lg'
  /** As wide as what holds it. */
  isWide?: boolean
  /** Before the text. */
  icon?: IconName
  /** After the text. */
  iconEnd?: IconName
  children: ReactNode
}

interface ButtonProps extends ButtonLook, Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled' | 'children'> {
  ref?: Ref<HTMLButtonElement>
  /**
   * Work is in progress: the button stays focusable, shows a spinner and ignores clicks. Where it is given, true or
   * false, two clicks in a row begin the work once.
   */
  isLoading?: boolean
  /** A submit button says what is missing when pressed instead of being disabled, so there is no such state. */
  disabled?: never
}

/** A button; `type` is `button` unless said. */
export function Button({ icon, iconEnd, isLoading, children, onClick, type = 'button', ...rest }: ButtonProps) {
  const isPressCounted = useOnePress()
  const guarded = (event: MouseEvent<HTMLButtonElement>) => {
    if (isLoading || (isLoading === false && !isPressCounted())) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <ButtonShape
      {...rest}
      type={type}
      onClick={guarded}
      aria-disabled={isLoading || undefined}
      aria-busy={isLoading || undefined}
    >
      {isLoading ? <Spinner size="1.2em" /> : icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </ButtonShape>
  )
}

interface ButtonLinkProps extends ButtonLook {
  to: string
  replace?: boolean
  state?: unknown
  onClick?: () => void
  'aria-label'?: string
}

/** A link that looks like a button: it goes somewhere, where a `Button` does something. */
export function ButtonLink({ icon, iconEnd, children, ...rest }: ButtonLinkProps) {
  return (
    <LinkShape {...rest} data-button>
      {icon && <Icon name={icon} />}
      <span>{children}</span>
      {iconEnd && <Icon name={iconEnd} />}
    </LinkShape>
  )
}
