// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { findLabelsFast } from './jsdom-labels';

const SCREEN = `
  <label for="a">by id</label> <label for="a">a second one</label> <input id="a" />
  <label>around <input id="b" /> <input id="c" /></label>
  <label for="a">around another <input id="d" /></label>
  <label for="e">of a text</label> <div id="e"></div>
  <label for=":r1:">of React's id</label> <select id=":r1:"></select>
  <label>hidden first <input type="hidden" id="f" /> <textarea id="g"></textarea></label>
  <input id="h" /> <button id="i">no label</button> <label for="">empty <input id="j" /></label>
`;
const FIELDS = ['a', 'b', 'c', 'd', ':r1:', 'f', 'g', 'h', 'i', 'j'];

const labels = () =>
  FIELDS.map((id) => {
    const field = document.getElementById(id) as HTMLInputElement;
    return [id, field.labels && [...field.labels].map(({ textContent }) => textContent)];
  });

it('names a field by the labels that jsdom finds itself', () => {
  document.body.innerHTML = SCREEN;
  const own = labels();
  findLabelsFast();
  expect(labels()).toEqual(own);
});
