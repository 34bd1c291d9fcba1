import { escapeHtml } from './escape-html.ts'
import { forbidden, KeyHolders, openToKeys, stranger } from './key-holders.ts'
import { type Answer, conflict, isText, missing, serveJson, wrong } from './serve-json.ts'

type Member = { name: string; island: string; contact: string }
type Book = { id: string; title: string; author: string; owner: Member }
type Trade = {
  id: string
  state: 'proposed' | 'accepted' | 'declined' | 'closed'
  from: Member
  to: Member
  give: Book
  take: Book
}
type Data = Readonly<Record<string, unknown>>

const keys = new KeyHolders<Member>()
const names = new Set<string>()
const books: Book[] = []
const trades: Trade[] = []
let bookCount = 0
let tradeCount = 0

const show = (data: unknown, status = 200): Answer => ({ status, data })

function join({ name, island, contact }: Data): Answer {
  if (!isText(name) || !isText(island) || !isText(contact)) return wrong('Say your name, island and contact.')
  const plainName = name.trim().toLowerCase()
  if (names.has(plainName)) return conflict('This name is taken.')
  names.add(plainName)
  const member = { name, island, contact }
  return show({ ...member, key: keys.add(member) }, 201)
}

function change(member: Member, { island = member.island, contact = member.contact }: Data): Answer {
  if (!isText(island) || !isText(contact)) return wrong('That is no text.')
  return show(Object.assign(member, { island, contact }))
}

const showBook = ({ owner: { name, island }, ...book }: Book) => ({ ...book, owner: { name, island } })

function addBook(owner: Member, { title, author }: Data): Answer {
  if (!isText(title) || !isText(author)) return wrong('A book needs a title and an author.')
  bookCount += 1
  const book = { id: `b${bookCount}`, title, author, owner }
  books.push(book)
  return show(showBook(book), 201)
}

/** Members who wait for one of these books wait no longer. */
function closeTradesOf(gone: readonly Book[]): void {
  for (const trade of trades) {
    const concerns = gone.includes(trade.give) || gone.includes(trade.take)
    if (concerns && trade.state === 'proposed') trade.state = 'closed'
  }
}

function removeBook(member: Member, book: Book): Answer {
  if (book.owner !== member) return forbidden('This book is not yours.')
  books.splice(books.indexOf(book), 1)
  closeTradesOf([book])
  return { status: 204 }
}

function showTrade({ id, state, from, to, give, take }: Trade, reader: Member) {
  const contact = state === 'accepted' ? (reader === from ? to : from).contact : null
  return { id, state, from: from.name, to: to.name, give: give.title, take: take.title, contact }
}

function propose(from: Member, data: Data): Answer {
  const give = books.find(({ id }) => id === data['give'])
  const take = books.find(({ id }) => id === data['take'])
  if (!isText(data['give']) || !isText(data['take'])) return wrong('Name two books.')
  if (!give || !take) return missing
  if (give.owner !== from) return forbidden('You can give only what is yours.')
  if (take.owner === from) return conflict('This book is yours already.')
  if (trades.some((trade) => trade.state === 'proposed' && trade.give === give && trade.take === take)) {
    return conflict('You have proposed this already.')
  }
  tradeCount += 1
  const trade: Trade = { id: `t${tradeCount}`, state: 'proposed', from, to: take.owner, give, take }
  trades.unshift(trade)
  return show(showTrade(trade, from), 201)
}

function answerTrade(trade: Trade, member: Member, { accept }: Data): Answer {
  if (trade.to !== member) return forbidden('This is not for you to answer.')
  if (typeof accept !== 'boolean') return wrong('Yes or no?')
  if (trade.state !== 'proposed') return conflict('This trade is over.')
  trade.state = accept ? 'accepted' : 'declined'
  if (accept) {
    trade.give.owner = trade.to
    trade.take.owner = trade.from
    closeTradesOf([trade.give, trade.take])
  }
  return show(showTrade(trade, member))
}

function withdraw(trade: Trade, member: Member): Answer {
  if (trade.from !== member) return forbidden('This is not yours to withdraw.')
  if (trade.state !== 'proposed') return conflict('This trade is over.')
  trades.splice(trades.indexOf(trade), 1)
  return { status: 204 }
}

const listTrades = (member: Member) =>
  trades.filter(({ from, to }) => from === member || to === member).map((trade) => showTrade(trade, member))

function page(): string {
  const items = books.map(({ title, author, owner }) =>
    escapeHtml(`${title} by ${author}: ${owner.name}, ${owner.island}`),
  )
  return `<!DOCTYPE html><html lang="en"><title>Books on the islands</title><h1>Books on the islands</h1>
<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul></html>`
}

export const server = serveJson(({ method, path, query, data, request }) => {
  const [, kind, id] = path
  if (path.length === 0) return show(page())
  if (kind === 'people') return data ? join(data) : wrong('The body is no object.')
  if (kind === 'books' && method === 'GET') {
    const owner = query.get('owner')
    return show(books.filter((book) => owner === null || book.owner.name === owner).map(showBook))
  }
  const member = keys.find(request)
  if (!member) return stranger
  const book = books.find((known) => known.id === id)
  const trade = trades.find((known) => known.id === id)
  if (method === 'GET') return show(kind === 'me' ? member : listTrades(member))
  if (method === 'DELETE') {
    if (kind === 'books') return book ? removeBook(member, book) : missing
    return trade ? withdraw(trade, member) : missing
  }
  if (!data) return wrong('The body is no object.')
  if (kind === 'me') return change(member, data)
  if (kind === 'books') return addBook(member, data)
  if (id === undefined) return propose(member, data)
  return trade ? answerTrade(trade, member, data) : missing
}, openToKeys)

if (import.meta.main) server.listen(3000)
