import { afterAll, beforeAll, expect, test } from 'vitest'
import { resultsOf, sampleChallenge } from './testing/sample-challenge.ts'
import { type Rig, startRig } from './testing/start-rig.ts'

const cdn = 'https://cdnjs.cloudflare.com/ajax/libs'

/** The way in which lessons from before React 18 load it. */
const required = [
  { src: `${cdn}/react/16.4.0/umd/react.production.min.js` },
  { src: `${cdn}/react-dom/16.4.0/umd/react-dom.production.min.js` },
  { src: `${cdn}/react-dom/16.4.0/umd/react-dom-test-utils.production.min.js` },
  { src: `${cdn}/react-dom/16.4.0/umd/react-dom-server.browser.production.min.js` },
  { src: `${cdn}/redux/3.7.2/redux.min.js` },
  { src: `${cdn}/react-redux/5.0.7/react-redux.min.js` },
]

const counter = `
class Counter extends React.Component {
  constructor(props) {
    super(props)
    this.state = { count: 0 }
    this.add = this.add.bind(this)
  }
  add() { this.setState((state) => ({ count: state.count + 1 })) }
  render() {
    return (
      <div className="box wide" id="counter">
        <h1>Stones: {this.state.count}</h1>
        <button onClick={this.add}>Add</button>
        <input value={this.props.name} onChange={() => {}} />
        <Stones list={['flat', 'round']} />
      </div>
    )
  }
}
const Stones = ({ list }) => <ul>{list.map((stone) => <li key={stone}>{stone}</li>)}</ul>
const JSX = <section><p>Hello</p><br /></section>
const shown = ReactRedux.connect((state) => ({ height: state.height }))(({ height }) => <em>{height} m</em>)
const Shown = shown
const store = Redux.createStore(() => ({ height: 3 }))
const App = () => <ReactRedux.Provider store={store}><Shown /></ReactRedux.Provider>
const Field = () => {
  const [text, setText] = React.useState('')
  return <label>{text}<input onChange={(event) => setText(event.target.value)} /></label>
}`

const given = 'const wrapper = Enzyme.mount(React.createElement(Counter, { name: "Ann" }));'
const questions = {
  'finds by tag, class, id, name, component and property': `${given}
    assert.lengthOf(wrapper.find('li'), 2)
    assert.lengthOf(wrapper.find('.box.wide'), 1)
    assert.lengthOf(wrapper.find('#counter > h1'), 1)
    assert.lengthOf(wrapper.find('div ul > li + li'), 1)
    assert.lengthOf(wrapper.find('Stones'), 1)
    assert.lengthOf(wrapper.find(Stones), 1)
    assert.lengthOf(wrapper.find({ value: 'Ann' }), 1)
    assert.lengthOf(wrapper.find('input[value="Ann"]'), 1)
    assert.isFalse(wrapper.exists('h2'))`,
  'answers what a node is': `${given}
    const ul = wrapper.find('ul')
    assert.equal(ul.childAt(1).key(), 'round')
    assert.equal(ul.children().length, 2)
    assert.equal(wrapper.children().type(), 'div')
    assert.equal(wrapper.children().childAt(3).name(), 'Stones')
    assert.deepEqual(wrapper.find('Stones').props(), { list: ['flat', 'round'] })
    assert.equal(ul.html(), '<ul><li>flat</li><li>round</li></ul>')
    assert.equal(wrapper.find('h1').text(), 'Stones: 0')
    assert.isTrue(wrapper.find('div').hasClass('wide'))
    assert.deepEqual(ul.find('li').map((node) => node.text()), ['flat', 'round'])
    assert.include(ul.debug(), '<li>')`,
  'sees what an event has changed': `${given}
    wrapper.find('button').simulate('click')
    assert.equal(wrapper.state('count'), 1)
    assert.deepEqual(wrapper.state(), { count: 1 })
    assert.equal(wrapper.find('h1').text(), 'Stones: 1')`,
  'sets state and properties': `${given}
    wrapper.setState({ count: 7 })
    wrapper.setProps({ name: 'Bo' })
    wrapper.update()
    assert.equal(wrapper.find('h1').text(), 'Stones: 7')
    assert.equal(wrapper.find('input').props().value, 'Bo')
    wrapper.instance().add()
    assert.equal(wrapper.state('count'), 8)
    wrapper.unmount()
    assert.equal(wrapper.length, 0)`,
  'passes what an event brings': `
    const field = Enzyme.mount(React.createElement(Field))
    field.find('input').simulate('change', { target: { value: 'moss' } })
    assert.equal(field.text(), 'moss')`,
  'shows what a store gives': `
    assert.equal(Enzyme.mount(React.createElement(App)).find('em').text(), '3 m')`,
  'renders one level': `
    const shallow = Enzyme.shallow(React.createElement(Counter, { name: 'Ann' }))
    assert.equal(shallow.type(), 'div')
    assert.lengthOf(shallow.find('Stones'), 1)
    assert.lengthOf(shallow.find('li'), 0)
    assert.equal(shallow.props().children.length, 4)
    shallow.find('button').simulate('click')
    assert.equal(shallow.state('count'), 1)
    assert.include(shallow.find('h1').html(), 'Stones: ')
    assert.isTrue(Enzyme.shallow(JSX).contains('Hello'))
    assert.isTrue(Enzyme.shallow(JSX).contains(React.createElement('p', null, 'Hello')))
    assert.isFalse(Enzyme.shallow(JSX).contains(React.createElement('p', null, 'Good-bye')))`,
}
const impossible = {
  'one node asked of many': `${given} wrapper.find('li').text()`,
  'state of a function': 'Enzyme.mount(React.createElement(Stones, { list: [] })).state("list")',
} as const

let rig: Rig
let results: unknown[]
const tests = { ...questions, ...impossible }

beforeAll(async () => {
  rig = await startRig()
  const file = {
    fileKey: 'indexjsx',
    name: 'index',
    ext: 'jsx',
    contents: counter,
    editableContents: '',
  } as const
  const template = "<body><div id='root'></div>${source}</body>"
  const challenge = sampleChallenge(6, Object.values(tests), { required, template })
  results = resultsOf(await rig.run(challenge, [file]))
})
afterAll(() => rig.close())

test.for(Object.keys(questions))('Enzyme %s', (name) => {
  expect(results[Object.keys(tests).indexOf(name)]).toEqual({ state: 'passed' })
})

test.for(Object.keys(impossible))('Enzyme refuses %s', (name) => {
  expect(results[Object.keys(tests).indexOf(name)]).toMatchObject({
    state: 'failed',
    message: expect.stringMatching(/is meant to be run on 1 node|only be called on class/) as string,
  })
})
