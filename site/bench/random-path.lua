-- A path that has no page.
math.randomseed(os.time())

request = function()
  return wrk.format("GET", "/x" .. math.random(1e9) .. "/y" .. math.random(1e9))
end
