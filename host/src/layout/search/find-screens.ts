import { normalizeText, toKatakana } from '@invoice-card/domain'
import type { RemoteName } from '@invoice-card/environment'
import { useIsPaymentOffered } from '@invoice-card/remote'
import { remoteNamed } from '../../environment/remote-names.ts'
import { useAvailability, useMenuRemotes } from '../../remotes/availability.ts'
import { searchMessages } from './messages.ts'
import { type SearchedScreen, screens } from './screens.ts'

/** A screen of the product that a word is in the name of. */
export interface FoundScreen {
  readonly path: string
  readonly title: string
  /** The part of the product that it belongs to. */
  readonly area: string
}

const shownScreens = 5
/** One letter is in most names. */
const minLetters = 2

/** Of the same spelling whatever the width and kana, and with or without の: 「パスワード変更」 finds 「パスワードの変更」. */
const spelled = (text: string): string => toKatakana(normalizeText(text)).toLowerCase().replaceAll('ノ', '')

const texts = new Map(screens.map(screen => [screen, spelled(`${screen.title} ${screen.words}`)]))

/** Finds screens that exist for this company, by all words of what is typed. */
export function useScreenSearch(): (typed: string) => FoundScreen[] {
  const inMenu = useMenuRemotes()
  const available: Readonly<Record<string, boolean | undefined>> = {
    remote_payments: useAvailability('remote_payments'),
    remote_collections: useAvailability('remote_collections'),
    remote_suppliers: useAvailability('remote_suppliers'),
    remote_account: useAvailability('remote_account'),
  }
  const isPaymentOffered = useIsPaymentOffered()
  const mayBegin = (remote: RemoteName) => inMenu.includes(remote) && (remote !== 'remote_payments' || isPaymentOffered)
  const isThere = ({ remote, beginsNew }: SearchedScreen) =>
    remote === undefined || (available[remote] === true && (!beginsNew || mayBegin(remote)))
  return typed => {
    const words = spelled(typed).split(' ')
    if (words.join('').length < minLetters) return []
    return screens
      .filter(screen => words.every(word => texts.get(screen)?.includes(word)) && isThere(screen))
      .slice(0, shownScreens)
      .map(screen => ({ path: screen.path, title: screen.title, area: areaOf(screen) }))
  }
}

const areaOf = ({ remote }: SearchedScreen): string =>
  remote === undefined ? '' : (remoteNamed(remote).menu?.label ?? searchMessages.account)
