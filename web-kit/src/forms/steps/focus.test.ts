// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { focusFirstWrong, focusStep } from './focus';

const page = (html: string) => {
  document.body.innerHTML = html;
};
const focused = () => document.activeElement?.id;
beforeEach(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

it("the first wrong field is that of the page, and in a dialog over it the dialog's", () => {
  page('<main><input id="a"><input id="b" aria-invalid="true"><input id="c" aria-invalid="true"></main>');
  expect([focusFirstWrong(), focused()]).toEqual([true, 'b']);
  document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><input id="d" aria-invalid="true"></div>');
  expect([focusFirstWrong(), focused()]).toEqual([true, 'd']);
});

it('of a wrong group the keyboard stands in its first box', () => {
  page('<main><fieldset><legend class="Mui-error">days</legend><input id="mon"><input id="tue"></fieldset></main>');
  expect([focusFirstWrong(), focused()]).toEqual([true, 'mon']);
});

it('a box that cannot be chosen is passed over', () => {
  page('<main><fieldset><legend class="Mui-error">day</legend><input disabled><input id="b"></fieldset></main>');
  expect([focusFirstWrong(), focused()]).toEqual([true, 'b']);
});

it('a page on which nothing is wrong keeps the keyboard where it is', () => {
  page('<main><input id="a"></main>');
  expect(focusFirstWrong()).toBe(false);
});

it('a step begins at its own heading, else at that of the page', () => {
  page('<main><h1 id="page" tabindex="-1">page</h1></main>');
  focusStep();
  expect(focused()).toBe('page');
  page('<main><h1 id="page" tabindex="-1">page</h1><h2 id="step" data-step-heading tabindex="-1">step</h2></main>');
  focusStep();
  expect(focused()).toBe('step');
});
