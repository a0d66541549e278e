document.querySelector('[name=logout]').click();
