import assert from 'node:assert/strict'
import { runTests } from './run-tests.ts'
import { type Answer, conflict, isText, missing, serveJson, wrong } from './serve-json.ts'

type Book = { id: string; title: string; author: string; lent: string | null; notes: string[] }
type Data = Readonly<Record<string, unknown>>

let bookCount = 0

const show = (data: unknown, status = 200): Answer => ({ status, data })

function addBook(books: Book[], { title, author }: Data): Answer {
  if (!isText(title) || !isText(author)) return wrong('A book needs a title and an author.')
  bookCount += 1
  const book: Book = { id: `b${bookCount}`, title, author, lent: null, notes: [] }
  books.push(book)
  return show(book, 201)
}

const listBooks = (books: Book[]) =>
  books
    .toSorted((one, other) => one.title.localeCompare(other.title))
    .map((book) => ({ ...book, notes: book.notes.length }))

function addNote(book: Book, { text }: Data): Answer {
  if (!isText(text)) return wrong('A note needs a text.')
  book.notes.push(text)
  return show(book, 201)
}

function lend(book: Book, { to }: Data): Answer {
  if (!isText(to)) return wrong('Who takes the book?')
  if (book.lent !== null) return conflict('This book is lent already.')
  book.lent = to
  return show(book)
}

function takeBack(book: Book): Answer {
  if (book.lent === null) return conflict('This book is on the shelf.')
  book.lent = null
  return show(book)
}

function remove(books: Book[], book: Book): Answer {
  if (book.lent !== null) return conflict('This book is lent.')
  books.splice(books.indexOf(book), 1)
  return { status: 204 }
}

const paperBoat = (data: Partial<Book> = {}): Book => ({
  id: 'b0',
  title: 'The Paper Boat',
  author: 'Amina Duarte',
  lent: null,
  notes: [],
  ...data,
})

const tests = {
  'a book needs a title': () => assert.equal(addBook([], { author: 'Amina Duarte' }).status, 400),
  'a book needs an author': () => assert.equal(addBook([], { title: 'The Paper Boat' }).status, 400),
  'no id comes twice': () => {
    const books: Book[] = []
    addBook(books, paperBoat())
    addBook(books, paperBoat())
    assert.equal(new Set(books.map(({ id }) => id)).size, 2)
  },
  'small letters are sorted among capital ones': () => {
    const titles = listBooks([paperBoat({ title: 'B' }), paperBoat({ title: 'a' })]).map(({ title }) => title)
    assert.deepEqual(titles, ['a', 'B'])
  },
  'notes are counted': () => assert.equal(listBooks([paperBoat({ notes: ['Good.'] })])[0]?.notes, 1),
  'a note may not be empty': () => assert.equal(addNote(paperBoat(), { text: ' ' }).status, 400),
  'a book on the shelf is lent': () => assert.equal(lend(paperBoat(), { to: 'Noor' }).status, 200),
  'a lent book is not lent again': () =>
    assert.equal(lend(paperBoat({ lent: 'Noor' }), { to: 'Kofi' }).status, 409),
  'a lent book comes back': () => assert.equal(takeBack(paperBoat({ lent: 'Noor' })).status, 200),
  'a book on the shelf cannot come back': () => assert.equal(takeBack(paperBoat()).status, 409),
  'a lent book cannot go': () => assert.equal(remove([], paperBoat({ lent: 'Noor' })).status, 409),
}

const shelf: Book[] = []

function answerBook(
  method: string,
  { book, part, data }: { book: Book; part?: string | undefined; data?: Data | undefined },
): Answer {
  if (method === 'GET') return show(book)
  if (method === 'DELETE') return part === 'loan' ? takeBack(book) : remove(shelf, book)
  if (!data) return wrong('The body is no object.')
  return part === 'loan' ? lend(book, data) : addNote(book, data)
}

export const server = serveJson(({ method, path, data }) => {
  const [, kind, id, part] = path
  if (kind === 'tests') return show(runTests(tests))
  if (id === undefined) {
    if (method === 'GET') return show(listBooks(shelf))
    return data ? addBook(shelf, data) : wrong('The body is no object.')
  }
  const book = shelf.find((known) => known.id === id)
  return book ? answerBook(method, { book, part, data }) : missing
})

if (import.meta.main) server.listen(3000)
