import type { Components, Page } from './enzyme-components.ts'
import type { Scenarios } from './enzyme-scenarios.ts'

/** What tests do with a whole rendering; a function is an answer that may be refused. Runs inside of both runners. */
export function rootScenarios(
  { React }: Page,
  { Counter, Child, Deep, Plain, Outer }: Components,
): Scenarios {
  const { createElement } = React
  const given = (options: object = {}) => [createElement(Counter, { name: 'Ada' }), options] as const
  return {
    root: (render) => {
      const w = render(...given())
      const h1 = w.find('h1')
      return [
        h1.root() === w,
        w.root() === w,
        () => h1.update(),
        () => h1.setProps({}),
        () => h1.unmount(),
        () => h1.setState({}),
        () => h1.instance(),
      ]
    },
    unmounted: (render) => {
      const w = render(...given())
      w.unmount()
      return [w.length, w.exists(), () => w.debug(), () => w.html(), () => w.find('h1').length]
    },
    wrapped: (render) => {
      const w = render(createElement(Plain, { name: 'x' }), {
        wrappingComponent: Outer,
        wrappingComponentProps: { a: 1 },
      })
      return [
        w.debug(),
        w.html(),
        () => w.getWrappingComponent().name(),
        () => w.getWrappingComponent().find('main').length,
        () => w.getWrappingComponent().find(Plain).length,
        () => w.getWrappingComponent().setProps({ id: 'changed' }).find(Plain).length,
        () => w.getWrappingComponent().find('main').prop('id'),
        () => w.html(),
        () => w.find('b').getWrappingComponent(),
      ]
    },
    dive: (render) => {
      const w = render(createElement(Deep))
      return [() => w.dive().find('h1').text(), () => w.shallow().debug()]
    },
    'dive deeper': (render) => {
      const w = render(...given())
      return [
        () => w.find(Child).dive().debug(),
        () => w.find('h1').dive(),
        () => w.find(Child).shallow().debug(),
      ]
    },
    nodes: (render) => {
      const w = render(...given())
      return [() => w.find('h1').getDOMNode()?.outerHTML, () => w.getDOMNode()?.id, () => w.ref('missing')]
    },
    attached: (render) => {
      const box = document.createElement('div')
      const w = render(createElement(Plain, { name: 'x' }), { attachTo: box })
      const before = box.innerHTML
      return [before, () => w.detach(), box.innerHTML]
    },
    'not attached': (render) => {
      const w = render(createElement(Plain, { name: 'x' }))
      return [() => w.detach(), () => w.mount().html()]
    },
    'mounted again': (render) => {
      const w = render(...given())
      w.unmount()
      return [() => w.mount().find('h1').text()]
    },
    'as lists': (render) => {
      const w = render(...given())
      return [
        [...w.find('div').children()].length,
        w
          .find('div')
          .children()
          .map((one) => one.name()),
        () =>
          w
            .find('h1')
            .children()
            .map((one) => [one.text(), one.type(), one.name()]),
      ]
    },
    'as jQuery': (render) => {
      const w = render(...given())
      const html = w.render() as {
        find: (s: string) => { text: () => string; length: number; attr: (n: string) => string }
        attr: (n: string) => string
      }
      return [
        html.find('h1').text(),
        html.find('p').length,
        html.attr('id'),
        html.find('input').attr('disabled'),
      ]
    },
    'not elements': (render) => [
      () => render('text' as never),
      () => render(null as never),
      () => render(Counter as never),
    ],
  }
}
