import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { describe, test } from 'node:test'
import { parse, type DefaultTreeAdapterTypes } from 'parse5'
import { issuer } from '../config/public.ts'
import { mailSamples, sampleCode, sampleToken, usualWords } from '../../testing/mails/mail-samples.ts'
import { mailCatalogue } from './catalogue.ts'
import { productName, type RenderedMail } from './content.ts'
import { renderMail } from './layout.ts'

const origin = 'https://pay.example.jp'
// The bare origin leads to the sign-in, which signed out whoever pressed the foot in the middle of a payment.
const home = `${origin}/toppage`
const hostileWords = {
  company:
    '<script>alert(1)</script>"\'&\r\nBcc: thief@example.net 重要 カード再認証 evil.example/login ..evil.support',
  person: '<img src=x onerror=alert(1)> http://evil.com',
  device: '<b>"端末"</b> evil.tokyo',
  message:
    '<a href="https://evil.example">こちら</a>\r\nhttps://evil.example/login www.evil.example evil.com/x keiri@partner.example まで',
}

interface Case {
  readonly name: string
  readonly code: string | undefined
  readonly action: string | undefined
  readonly mail: RenderedMail
}
const rendered = (words: typeof usualWords): Case[] =>
  Object.entries(mailSamples(words)).flatMap(([name, contents]) =>
    contents.map(content => ({
      name,
      code: content.code,
      action: content.action && origin + content.action.path,
      mail: renderMail(
        content,
        { companyName: words.company, personName: words.person },
        {
          edgeOrigin: origin,
          supportAddress: 'support@example.jp',
        },
      ),
    })),
  )
const all = [...rendered(usualWords), ...rendered(hostileWords)]

type Element = DefaultTreeAdapterTypes.Element
/** Every element of the page, and what the parser found wrong with it. */
function readHtml(html: string): { elements: Element[]; problems: string[] } {
  const problems: string[] = []
  const elements: Element[] = []
  const walk = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[]): void => {
    for (const node of nodes) {
      if ('tagName' in node) elements.push(node)
      if ('childNodes' in node) walk(node.childNodes)
    }
  }
  walk(parse(html, { onParseError: ({ code }) => problems.push(code) }).childNodes)
  return { elements, problems }
}
const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find(entry => entry.name === name)?.value

describe('every mail', () => {
  test('is in docs/notices.md with when, to whom, and whether it is a notification', async () => {
    const documented = (await readFile(new URL('../../../../docs/notices.md', import.meta.url), 'utf8'))
      .split('\n')
      .filter(line => line.startsWith('| `'))
    const expected = [...mailCatalogue].map(
      ([name, { when, to, isRow }]) => `| \`${name}\` | ${when} | ${to} | ${isRow ? 'yes' : 'no'} | yes |`,
    )
    assert.deepEqual(documented, expected)
    assert.deepEqual(Object.keys(mailSamples(usualWords)).sort(), [...mailCatalogue.keys()].sort())
  })

  test('has a Japanese subject of one line', () => {
    for (const {
      name,
      mail: { subject },
    } of all) {
      assert.match(subject, new RegExp(`^【${productName}】.*[ぁ-んァ-ヶ一-龠]`), name)
      assert.doesNotMatch(subject, /[\r\n\p{Cc}]/u, name)
    }
  })

  test('has a text without spaces at the ends of its lines', () => {
    for (const {
      name,
      mail: { text },
    } of all) {
      for (const line of text.split('\n')) assert.equal(line, line.trimEnd(), name)
    }
  })

  test('is a well-formed page in Japanese that runs and loads nothing', () => {
    for (const {
      name,
      mail: { html },
    } of all) {
      const { elements, problems } = readHtml(html)
      assert.deepEqual(problems, [], name)
      assert.equal(
        attribute(
          elements.find(({ tagName }) => tagName === 'html')!,
          'lang',
        ),
        'ja',
      )
      assert.deepEqual(
        elements.filter(({ tagName }) => ['script', 'img', 'b', 'iframe', 'form', 'link'].includes(tagName)),
        [],
        name,
      )
      assert.deepEqual(
        elements
          .flatMap(({ attrs }) => attrs)
          .filter(entry => entry.name.startsWith('on') || /url\(|javascript:/i.test(entry.value)),
        [],
        name,
      )
    }
  })

  test('leads into the product only, by the same link in text and HTML, and to one place at most', () => {
    for (const {
      name,
      action,
      mail: { text, html },
    } of all) {
      const links = readHtml(html)
        .elements.filter(({ tagName }) => tagName === 'a')
        .map(element => attribute(element, 'href'))
      const allowed = new Set(action ? [home, action] : [home])
      assert.deepEqual(new Set(links), allowed, name)
      assert.deepEqual(new Set(text.match(/^https?:\/\/\S+$/gm)), allowed, name)
      if (action) assert.ok(URL.canParse(action) && new URL(action).origin === origin, name)
    }
  })

  test('says what others wrote as text, without their links', () => {
    for (const {
      name,
      mail: { subject, text, html },
    } of rendered(hostileWords)) {
      assert.doesNotMatch(html, /<script|<img|<b>|<a href="https:\/\/evil/, name)
      // A sole proprietor is registered at once, by any name: it stands in subject, greeting, paragraphs and facts, and
      // mail programs link bare text.
      assert.doesNotMatch(subject + text + html, /evil\.|example\/login/, name)
      if (text.includes('keiri')) assert.match(text, /keiri@partner\.example/, name)
    }
  })

  test('has no code and no token but the one that it is there to bring', () => {
    for (const {
      name,
      code,
      action,
      mail: { subject, text, html },
    } of rendered(usualWords)) {
      const token = action?.includes(sampleToken) ? sampleToken : undefined
      assert.equal(text.includes(sampleCode), code !== undefined, name)
      assert.doesNotMatch(subject, new RegExp(`${sampleCode}|${sampleToken}`), name)
      const secrets = [
        ...new Set(
          [...`${text}\n${html}`.matchAll(/(?<![\w/.-])(?=[\w-]*\d)[\w-]{24,}(?![\w/.-])/g)].map(([found]) => found),
        ),
      ]
      assert.deepEqual(secrets, token ? [token] : [], name)
      assert.doesNotMatch(text + html, /undefined|null|NaN|\[object/, name)
    }
  })

  test('shows its first sentence beside the subject, not the code', () => {
    for (const {
      name,
      code,
      mail: { html },
    } of all) {
      const preheader = /<div style="display:none[^>]*>([^]*?)&#847;/.exec(html)?.[1]
      assert.ok(preheader && preheader.length > 10, name)
      if (code) assert.doesNotMatch(preheader, new RegExp(code), name)
    }
  })

  test('has kana as wide as other kana', () => {
    for (const {
      name,
      mail: { text },
    } of rendered(usualWords))
      assert.doesNotMatch(text, /[ｦ-ﾟ]/, name)
  })

  test('names the weekday of every day that it names with its year', () => {
    for (const {
      name,
      mail: { text },
    } of rendered(usualWords))
      assert.doesNotMatch(text, /\d{4}年\d{1,2}月\d{1,2}日(?!（[日月火水木金土]）)/, name)
  })

  test('says who operates the product and how to reach a person', () => {
    for (const {
      name,
      mail: { text, html },
    } of all) {
      for (const part of [text, html]) {
        assert.ok(part.includes(issuer.issuer_name) && part.includes(issuer.issuer_address), name)
        assert.match(part, /support@example\.jp/, name)
      }
    }
  })
})

test('without anybody to answer, a mail says that replies are not read', () => {
  const { text } = renderMail({ subject: '件名', paragraphs: ['本文'] }, null, {
    edgeOrigin: origin,
    supportAddress: null,
  })
  assert.match(text, /送信専用です/)
  assert.match(text, /^お客さま\n\n本文/)
})
